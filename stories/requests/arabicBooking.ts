import type { FormRequest } from "react-elicitation";

/** The table booking in Arabic, whose script goes from right to left. */
export const arabicBooking: FormRequest = {
  message: "كيف أحجز عشاءك يوم الجمعة؟",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "اسم صاحب الحجز" },
      guests: { type: "integer", title: "عدد الضيوف", minimum: 1, maximum: 12, default: 4 },
      where: {
        type: "string",
        title: "المكان",
        oneOf: [
          { const: "terrace", title: "الشرفة", description: "مدفأة ومسقوفة جزئيًا" },
          { const: "inside", title: "في الداخل" },
          { const: "any", title: "لا فرق" },
        ],
        default: "terrace",
      },
      allergies: {
        type: "array",
        title: "الحساسية",
        maxItems: 3,
        items: {
          anyOf: [
            { const: "nuts", title: "المكسرات" },
            { const: "gluten", title: "الغلوتين" },
            { const: "shellfish", title: "المحار" },
          ],
        },
      },
      highChair: { type: "boolean", title: "هل تحتاج إلى كرسي أطفال؟" },
    },
    required: ["name", "guests", "where"],
  },
};
