import { kyt, type KytService, type ParamsOf } from '@mpc/api';
import { client } from '#shared/api/api.ts';
import { useStillSet } from '#features/setting-change';

/** What every part that acts on a provider is given. */
export interface OfServiceProps {
  walletId: number;
  service: KytService;
  /** All of the wallet, as they were looked at. */
  all: readonly KytService[];
  onClose: () => void;
}

const saying = (all: readonly KytService[]) =>
  all.map(({ id, name, status, config_status, open_status, expire_time }) => [
    id,
    name,
    status,
    config_status,
    open_status,
    expire_time,
  ]);

const servicesNow = async (walletId: number) =>
  (await client.call(kyt.services, { wallet_id: walletId })).kyt_service;

/** Whether the providers are still as they were looked at. */
export const useStillServices = (walletId: number, all: readonly KytService[]) =>
  useStillSet(saying(all), async () => saying(await servicesNow(walletId)));

/** Whether a provider is on or off, as it was sent. */
export const isSwitchedAsSent = async (
  walletId: number,
  { service_id, status }: ParamsOf<typeof kyt.switchService>,
): Promise<boolean> =>
  (await servicesNow(walletId)).some((one) => one.id === service_id && one.status === status);
