import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { ApiDetail, ApiQuestion, ApiSave, ApiSaved, ApiSwitch, ApiSwitched } from './api-settings.schema.ts';

/** The key of a wallet’s API: who may call, from where, and where it is told of what happens. */
export const apiSettings = domain('apiSettings', {
  /**
   * Get the API settings of a wallet. Keys, IP allowlist, callback URLs and the change that waits for approval, if
   * any.
   */
  detail: query('GET /api/mpc/api/detail', {
    params: ApiQuestion,
    data: ApiDetail,
    echoes: { wallet_id: 'wallet_id' },
  }),
  /** Request a change of the API settings. Needs an authenticator code; takes effect after approval. */
  save: command('POST /api/mpc/api/save', {
    params: ApiSave,
    data: ApiSaved,
    refreshes: ['approvals', 'operations', 'wallets'],
    refusals: [
      codes.authenticatorCodeWrong,
      codes.authenticatorCodeRequired,
      codes.packageExpired,
      codes.changePending,
    ],
  }),
  /**
   * Enable or disable the API. Needs an authenticator code. The owner and admins disable it at once, whatever else is
   * pending; anything else takes effect after approval.
   */
  switch: command('POST /api/mpc/api/save_status', {
    params: ApiSwitch,
    data: ApiSwitched,
    refreshes: ['approvals', 'operations', 'wallets'],
    refusals: [
      codes.authenticatorCodeWrong,
      codes.authenticatorCodeRequired,
      codes.alreadyHandled,
      codes.packageExpired,
      codes.changePending,
    ],
  }),
});
