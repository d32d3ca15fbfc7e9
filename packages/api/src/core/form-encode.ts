/** What a value becomes in a query string or a form body: lists of plain values are comma-joined, anything nested is JSON, null is empty. */
function encodeValue(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(',');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value);
}

/** Encodes parameters as this server reads them, in queries and in forms alike. Undefined is left out. */
export function formEncode(params: unknown): URLSearchParams {
  const entries = Object.entries((params ?? {}) as Record<string, unknown>);
  return new URLSearchParams(
    entries.filter(([, value]) => value !== undefined).map(([key, value]) => [key, encodeValue(value ?? '')]),
  );
}
