import { MyForm } from "guide:headless";
import { ask, OpenRequest, propsOf, show } from "./show";

show(<OpenRequest>{(item) => <MyForm {...propsOf(item)} />}</OpenRequest>, ask);
