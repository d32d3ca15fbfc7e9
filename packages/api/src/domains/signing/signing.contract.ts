import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { SignCode, SignProgress, SignRequest } from './signing.schema.ts';

/** Codes that the phone scans to sign; no key is ever in the browser. */
export const signing = domain('signing', {
  /** Create a QR code to sign with the phone. For one order or request; expires after `expire_seconds`. */
  generate: command('POST /api/mpc/qrc/generate', {
    params: SignRequest,
    data: SignCode,
    refusals: [codes.signatureProtection, codes.alreadyHandled, codes.orderNotFound],
  }),
  /** Get the status of a QR code. Polled until the code is scanned and signed, rejected or expired. */
  status: query('GET /api/mpc/qrc/status', {
    params: v.strictObject({ /** QR code. */ qrc_id: v.string() }),
    data: SignProgress,
    refusals: [codes.orderNotFound],
  }),
});
