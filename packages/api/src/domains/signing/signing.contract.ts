import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { SignCode, SignProgress, SignRequest } from './signing.schema.ts';

/** Codes that the phone scans to sign; no key is ever in the browser. */
export const signing = domain('signing', {
  generate: command('POST /api/mpc/qrc/generate', {
    params: SignRequest,
    data: SignCode,
    refusals: [codes.signatureProtection, codes.alreadyHandled, codes.orderNotFound],
  }),
  status: query('GET /api/mpc/qrc/status', {
    params: v.strictObject({ qrc_id: v.string() }),
    data: SignProgress,
    refusals: [codes.orderNotFound],
  }),
});
