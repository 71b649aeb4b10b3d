import "react-elicitation/styles.css";

export const metadata = { title: "Chat", icons: "data:," };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
