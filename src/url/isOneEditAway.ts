/** Whether two different texts become equal by one letter more, less, other, or two neighbours swapped. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  if (endA - start <= 1 && endB - start <= 1) return true;
  return (
    endA - start === 2 &&
    endB - start === 2 &&
    a[start] === b[start + 1] &&
    a[start + 1] === b[start]
  );
}
