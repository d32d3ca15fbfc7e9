import { drifts } from '#shared/api/api.ts';

/** Tells the developer of every difference between an answer and the contract. */
export function reportDrift(): () => void {
  return drifts.listen(({ endpoint, path, message }) =>
    console.warn(`${endpoint.method} ${endpoint.path} differs from its contract at "${path}": ${message}`),
  );
}
