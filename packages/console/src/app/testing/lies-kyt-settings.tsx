import { kyt, type DataOf, type KytConfig, type KytSections, type KytService } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { changedSections } from '../../screens/center/kyt/config/configure/config-sections.rules.ts';
import {
  cellOf,
  minimumOf,
  noCredentials,
  valuesOfConfig,
  withEdits,
  type ConfigValues,
} from '../../screens/center/kyt/config/configure/config.values.ts';
import { ReviewStep } from '../../screens/center/kyt/config/configure/review-step.tsx';
import {
  useScopeChoice,
  type NamedSubWallet,
} from '../../screens/center/kyt/config/configure/use-scope-choice.ts';
import { ActivateDialog } from '../../screens/center/kyt/config/services/activate-dialog.tsx';
import { CloseDialog } from '../../screens/center/kyt/config/services/close-dialog.tsx';

const nothing = () => {};
const wallet_id = walletIds.treasury;
const here = { as: 'owner', at: `/mpc/center/kyt/config?w=${wallet_id}` } as const;

/** The provider that screens in Treasury. */
const chainward = 5601;

/** The server’s own numbers: each provider is read again by its number, and has to have the same name. */
const ownNumber = /^kyt_service\.\d+\.id$/;

/** No record waits for anybody, so that a provider may be closed. */
function releaseAll(): void {
  for (const { trans_id } of sandbox.world.kytRecords.where('wallet_id', wallet_id)) {
    const row = sandbox.world.transactions.get(trans_id);
    if (row !== undefined && 'kyt_status' in row && [1, 3].includes(row.kyt_status))
      sandbox.world.transactions.update(row, { kyt_status: 5 });
  }
}

type Services = DataOf<typeof kyt.services>['kyt_service'];

interface Switched {
  all: Services;
  service: KytService;
}

/** The providers of the wallet, and the one of a name. */
function useService(name: string): Switched | null {
  const all = useQuery(read(kyt.services, { wallet_id })).data?.kyt_service;
  const service = all?.find((one) => one.name === name);
  return all === undefined || service === undefined ? null : { all, service };
}

/** A provider that screens no longer. */
export const closedProvider: Decision<Switched> = {
  ...here,
  name: 'a provider closed',
  useOffer: () => {
    useState(releaseAll);
    return {
      decided: useService('Chainward'),
      page: ({ all, service }) => (
        <CloseDialog walletId={wallet_id} service={service} all={all} onClose={nothing} />
      ),
    };
  },
  posts: ({ service: { id } }) => posting(kyt.switchService, { service_id: id, status: 0 }),
  button: 'Close provider',
  excused: ownNumber,
};

/** A provider that screens from now on, instead of another one. */
export const activatedProvider: Decision<Switched> = {
  ...here,
  name: 'a provider activated',
  useOffer: () => {
    useState(() => {
      // One that could screen, and does not.
      const row = sandbox.world.kytServices.get(chainward);
      if (row !== undefined) sandbox.world.kytServices.update(row, { status: 0 });
    });
    return {
      decided: useService('Chainward'),
      page: ({ all, service }) => (
        <ActivateDialog walletId={wallet_id} service={service} all={all} onClose={nothing} />
      ),
    };
  },
  posts: ({ service: { id } }) => posting(kyt.switchService, { service_id: id, status: 1 }),
  button: 'Activate provider',
  excused: ownNumber,
};

interface Saved {
  config: KytConfig;
  names: readonly NamedSubWallet[];
  sections: KytSections;
}

/** Other minutes, another handling and another minimum: what is sent holds all of each part. */
const editsOf = (values: ConfigValues, { coins }: KytConfig): Partial<ConfigValues> => ({
  minutes: '45',
  handling: { ...values.handling, [cellOf('deposit', 'medium')]: 4 },
  minimums: { ...values.minimums, [minimumOf(values.triggerMode, coins[0]?.symbol ?? '')]: '77' },
});

function useSaved() {
  const config = useQuery(read(kyt.config, { wallet_id, service_id: chainward })).data;
  const { data: choice } = useScopeChoice(wallet_id, chainward);
  const saved = (): Saved | null => {
    if (config === undefined || choice === undefined) return null;
    const values = valuesOfConfig(config, choice.scope);
    const edited = withEdits(values, editsOf(values, config));
    return {
      config,
      names: choice.names,
      sections: changedSections(config, choice.scope, edited, noCredentials),
    };
  };
  return {
    decided: saved(),
    page: ({ config: looked, names, sections }: Saved) => (
      <ReviewStep
        walletId={wallet_id}
        isActive
        barred={undefined}
        config={looked}
        names={names}
        sections={sections}
        onStep={nothing}
        onDone={nothing}
      />
    ),
  };
}

/** Other settings for a provider. */
export const savedKyt: Decision<Saved> = {
  ...here,
  name: 'KYT settings',
  useOffer: useSaved,
  posts: ({ config: { service_id }, sections }) => posting(kyt.saveConfig, { service_id, sections }),
  button: 'Save KYT settings',
};
