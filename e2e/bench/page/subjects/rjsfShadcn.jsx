import { Form } from "@rjsf/shadcn";
import "@rjsf/shadcn/dist/default.css";
import { startRjsf } from "../startRjsf";

startRjsf(Form);
