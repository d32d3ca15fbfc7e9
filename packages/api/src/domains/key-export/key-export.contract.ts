import { domain, query } from '../../core/endpoint.ts';
import { KeyExportFilter, KeyExportPage, ToolDownload, ToolQuestion } from './key-export.schema.ts';

/** Taking the key shares out of the platform, and the tool that joins them. */
export const keyExport = domain('keyExport', {
  /**
   * List key shares that can be exported. One row a sub-wallet, with the export status and the request that waits, if
   * any.
   */
  keys: query('GET /api/mpc/sub_wallet/export/info', {
    params: KeyExportFilter,
    data: KeyExportPage,
    echoes: { sub_wallet_id: 'list.*.sub_wallet_id' },
  }),
  /** Get the download of the desktop tool. URL, version and SHA-256 for a platform. */
  tool: query('GET /api/mpc/desktop/tool/download/url', {
    params: ToolQuestion,
    data: ToolDownload,
    echoes: { platform: 'platform' },
  }),
});
