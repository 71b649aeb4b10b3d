/** The document of an agent that lives in a frame: it asks the page around it, and shows the answer. */
export const framedAgent = `<!doctype html>
<html lang="en" style="color-scheme: light dark; font: 15px system-ui, sans-serif">
<title>Agent</title>
<button>Ask my host</button>
<pre aria-label="What the agent got"></pre>
<script>
  document.querySelector("button").onclick = () =>
    parent.postMessage({
      jsonrpc: "2.0",
      id: 1,
      method: "elicitation/create",
      params: {
        message: "Which seat shall I take?",
        requestedSchema: {
          type: "object",
          properties: { seat: { type: "string", title: "Seat", enum: ["Window", "Aisle"] } },
        },
      },
    }, origin);
  addEventListener("message", ({ source, data }) => {
    if (source === parent) document.querySelector("pre").textContent = JSON.stringify(data.result);
  });
</script>`;
