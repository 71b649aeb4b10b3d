import { Card, MantineProvider } from "@mantine/core";
import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import { Form } from "@rjsf/mantine";
import { startRjsf } from "../startRjsf";

startRjsf(Form, ({ children }) => (
  <MantineProvider>
    <Card>{children}</Card>
  </MantineProvider>
));
