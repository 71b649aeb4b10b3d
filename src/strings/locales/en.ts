export { en } from "../en.js";
