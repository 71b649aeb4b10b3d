import * as Label from "radix-ui/label";
import * as Select from "radix-ui/select";
import { useId } from "react";
import type { Property } from "../../Schema";
import { startHarness } from "../startHarness";

/** Radix's Select by itself, beside a text box: for the choices alone. */
startHarness({
  form: (schema) => (
    <form>
      {Object.entries(schema.properties).map(([name, property]) => (
        <Field key={name} property={property} />
      ))}
    </form>
  ),
  error: "[role=alert]",
});

function Field({ property }: { property: Property }) {
  const id = useId();
  return (
    <div>
      <Label.Root htmlFor={id}>{property.title}</Label.Root>
      {property.enum ? (
        <Select.Root>
          <Select.Trigger id={id}>
            <Select.Value placeholder="Choose…" />
          </Select.Trigger>
          <Select.Portal>
            <Select.Content position="popper">
              <Select.Viewport>
                {property.enum.map((value) => (
                  <Select.Item key={value} value={value}>
                    <Select.ItemText>{value}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      ) : (
        <input id={id} type="text" />
      )}
    </div>
  );
}
