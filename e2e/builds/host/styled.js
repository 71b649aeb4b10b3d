import "react-elicitation/styles.css";
export * from "./main.js";
