import { sameJson } from "../../../protocol/sameJson.js";
import type { FormModel } from "../../model/createFormModel.js";

/** Sends what was looked over. If something else would go by now, that is shown first. */
export async function sendReviewed({ store: { navigation }, submitIf }: FormModel): Promise<void> {
  await submitIf((content) => {
    const { view } = navigation;
    if (!view.review || sameJson(content, view.review)) return true;
    navigation.setView({ ...view, review: content, focus: "heading" });
    return false;
  });
}
