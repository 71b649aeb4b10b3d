/** So many answered questions of a chat that draws them as text. */
export function plainHistory(count: number) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <p>How shall I book journey {index}?</p>
          <p>Name: Ada</p>
          <p>Seats: 4</p>
        </div>
      ))}
    </>
  );
}
