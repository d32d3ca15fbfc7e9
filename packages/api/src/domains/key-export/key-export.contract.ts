import { domain, query } from '../../core/endpoint.ts';
import { KeyExportFilter, KeyExportPage, ToolDownload, ToolQuestion } from './key-export.schema.ts';

/** Taking the key shares out of the platform, and the tool that joins them. */
export const keyExport = domain('keyExport', {
  keys: query('GET /api/mpc/sub_wallet/export/info', { params: KeyExportFilter, data: KeyExportPage }),
  tool: query('GET /api/mpc/desktop/tool/download/url', { params: ToolQuestion, data: ToolDownload }),
});
