import type { OperateLog } from '@mpc/api';
import { apiFields } from '../keys/api-fields.ts';
import { inFours } from '#shared/in-fours.ts';

/** A setting before and after, as the log has it; without a field where the log does not name one. */
export interface LoggedApi {
  field: (typeof apiFields)[number] | null;
  before: string;
  after: string;
}

const fingerprint = /^[\da-f]{64}$/;

/** The values of a text of the log by their fields: `notify_url https://…`, a line each. */
function valuesIn(text: string): Map<LoggedApi['field'], string> {
  const found = new Map<LoggedApi['field'], string>();
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const field = apiFields.find((one) => line.startsWith(`${one} `)) ?? null;
    const value = field === null ? line : line.slice(field.length + 1);
    const said = fingerprint.test(value) ? inFours(value) : value.replaceAll(', ', '\n');
    found.set(field, [found.get(field), said].filter((one) => one !== undefined).join('\n'));
  }
  return found;
}

/** What a line of the log says was changed: keys by their fingerprints, addresses a line each. */
export function loggedApi({ content_before, content_after }: OperateLog): LoggedApi[] {
  const [before, after] = [valuesIn(content_before), valuesIn(content_after)];
  return [...apiFields, null].flatMap((field) => {
    const sides = { before: before.get(field) ?? '', after: after.get(field) ?? '' };
    return sides.before === '' && sides.after === '' ? [] : [{ field, ...sides }];
  });
}
