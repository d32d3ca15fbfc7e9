import { apiSettings, type ApiDetail } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { SaveApi } from '../../screens/center/api/form/save-api.tsx';
import { settingsOf } from '../../screens/center/api/keys/api-fields.ts';
import { SwitchApi } from '../../screens/center/api/switch/switch-api.tsx';
import { disabled, nothingPending } from '../../screens/center/api/testing/api-states.ts';

const nothing = () => {};
const wallet_id = walletIds.treasury;
const here = { as: 'owner', at: `/mpc/center/api?w=${wallet_id}` } as const;
const ga_code = '246810';

/** What is sent comes from this answer alone; others say who approves. */
const lies = { 'apiSettings.detail': /^/ };

/** Whoever decides enters the code of their authenticator, and says that they know what stops. */
function Coded({ children }: { children: ReactNode }) {
  useEffect(() => {
    const look = () => {
      const field = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
      if (field?.value === '') fireEvent.change(field, { target: { value: ga_code } });
      const box = document.querySelector<HTMLInputElement>('input[type=checkbox]');
      if (box?.checked === false) fireEvent.click(box);
    };
    look();
    // The dialog comes a moment later.
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true });
    return () => watch.disconnect();
  }, []);
  return children;
}

const useApi = (arrange: typeof nothingPending) => {
  useState(() => arrange(sandbox));
  return useQuery(read(apiSettings.detail, { wallet_id })).data ?? null;
};

/** The settings in force, but for where transactions are reported to. */
const edited = (api: ApiDetail) => ({
  ...settingsOf(api),
  notify_url: 'https://new.harbour.example/notify',
});

/** Other settings for an API. What stays comes from the server, and is sent too. */
export const savedApi: Decision<ApiDetail> = {
  ...here,
  name: 'API settings',
  useOffer: () => ({
    decided: useApi(nothingPending),
    page: (api: ApiDetail) => (
      <Coded>
        <SaveApi
          walletId={wallet_id}
          before={api}
          settings={edited(api)}
          onDone={nothing}
          onClose={nothing}
        />
      </Coded>
    ),
  }),
  posts: (api) => posting(apiSettings.save, { wallet_id, ...edited(api), ga_code }),
  button: 'Submit for approval',
  lies,
};

const switched = (api: ApiDetail) => (
  <Coded>
    <SwitchApi walletId={wallet_id} api={api} onClose={nothing} />
  </Coded>
);

/** What is off, or waits for others, is not what is switched off. */
export const disabledApi: Decision<ApiDetail> = {
  ...here,
  name: 'API disabled',
  useOffer: () => ({ decided: useApi(nothingPending), page: switched }),
  posts: ({ status }) => posting(apiSettings.switch, { wallet_id, status: status === 1 ? 2 : 1, ga_code }),
  button: 'Disable API',
};

/** Whoever enables an API lets in whom it lets in. */
export const enabledApi: Decision<ApiDetail> = {
  ...here,
  name: 'API enabled',
  useOffer: () => ({ decided: useApi(disabled), page: switched }),
  posts: ({ status }) => posting(apiSettings.switch, { wallet_id, status: status === 1 ? 2 : 1, ga_code }),
  about: (api) => [api.status, api.app_id, settingsOf(api)],
  button: 'Submit for approval',
  lies,
};
