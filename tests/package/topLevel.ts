/** Returns what stands on the top level of a style sheet: statements, and blocks by what is before their brace. */
export function listTopLevel(sheet: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  const text = sheet.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [index, sign] of [...text].entries()) {
    if (depth === 0 && (sign === '{' || sign === ';')) found.push(text.slice(start, index).trim());
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0 && (sign === '}' || sign === ';')) start = index + 1;
  }
  return found;
}
