import Card from "@mui/material/Card";
import { Form } from "@rjsf/mui";
import { startRjsf } from "../startRjsf";

startRjsf(Form, Card);
