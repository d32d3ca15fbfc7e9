import { paths } from '#shared/paths.ts';

/** The contracts of the cold wallet, where all of their networks stand. */
export const contractsTab = `${paths.center.coldWallet.index}?tab=addresses` as const;

/** The form of the contracts of one network, by its main coin. */
export const editLink = (base: string) =>
  `${paths.center.coldWallet.editMultisig}?base=${encodeURIComponent(base)}` as const;
