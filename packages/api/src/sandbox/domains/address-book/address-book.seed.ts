import { addressOn } from '../../world/addresses.seed.ts';
import { people } from '../../world/people.seed.ts';
import type { BookRow } from '../../world/rows.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';

/** Those the wallets do business with, by the name their addresses are made from. */
export const partners = {
  supplier: 'Northwind Supplies',
  studio: 'Brightline Studio',
  logistics: 'Kestrel Logistics',
  analytics: 'Tern Analytics',
  exchange: 'Corvid Exchange',
  desk: 'Meridian Desk',
  payrollAgent: 'Payroll agent',
  taxOffice: 'Tax office',
  contractor: 'Contractor',
} as const;

type Line = readonly [shelf: BookRow['shelf'], baseSymbol: string, name: string, isWhite?: 1];

const { main, customerDeposits, payroll, dailyPayments } = subWalletIds;

const lines: readonly Line[] = [
  [`sub-wallet ${main}`, 'TRX', partners.supplier, 1],
  [`sub-wallet ${main}`, 'TRX', partners.studio],
  [`sub-wallet ${main}`, 'ETH', partners.supplier, 1],
  [`sub-wallet ${main}`, 'ETH', partners.exchange],
  [`sub-wallet ${main}`, 'BSC', partners.desk],
  [`sub-wallet ${customerDeposits}`, 'TRX', partners.exchange],
  [`sub-wallet ${payroll}`, 'TRX', partners.payrollAgent, 1],
  [`sub-wallet ${payroll}`, 'TRX', partners.taxOffice, 1],
  [`sub-wallet ${payroll}`, 'ETH', partners.payrollAgent, 1],
  // Noted, but not on the whitelist: the sub-wallet does not pay it.
  [`sub-wallet ${payroll}`, 'TRX', partners.contractor],
  [`sub-wallet ${dailyPayments}`, 'TRX', partners.logistics],
  [`person ${people.member.uid}`, 'TRX', partners.contractor],
  [`person ${people.member.uid}`, 'ETH', partners.analytics],
  [`person ${people.owner.uid}`, 'TRX', partners.desk],
];

/** The address books. */
export const bookRows = lines.map(([shelf, base_symbol, name, is_white], index): BookRow => ({
  id: 5001 + index,
  shelf,
  base_symbol,
  label: name,
  address: addressOn(base_symbol, name),
  memo: '',
  is_white: is_white ?? 0,
}));
