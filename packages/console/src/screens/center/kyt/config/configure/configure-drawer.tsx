import { kyt } from '@mpc/api';
import { Drawer, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import type { OfServiceProps } from '../services/service-check.ts';
import { configDraft } from './config.values.ts';
import { ConfigForm } from './config-form.tsx';
import { useScopeChoice } from './use-scope-choice.ts';

/** Sets up what a provider screens, and what becomes of what it finds: six steps, and the decision about all of them. */
export function ConfigureDrawer({ walletId, service, onClose }: OfServiceProps) {
  const { t } = useTranslation('kyt');
  const { id, name } = service;
  const config = useQuery(read(kyt.config, { wallet_id: walletId, service_id: id }));
  const { data: choice, failed } = useScopeChoice(walletId, id);
  return (
    <Drawer open size="wide" title={t('config.act.configureOf', { name })} onClose={onClose}>
      <QueryView query={config} skeleton={<Skeleton shape="form" />}>
        {(looked) =>
          choice === undefined ? (
            failed === undefined ? (
              <Skeleton shape="form" />
            ) : (
              <QueryView query={failed}>{() => null}</QueryView>
            )
          ) : (
            <Drafted form={configDraft(id)}>
              {(draft) => (
                <ConfigForm
                  walletId={walletId}
                  isPurchased={service.open_status === 1}
                  isActive={service.status === 1}
                  config={looked}
                  {...choice}
                  edits={draft.values}
                  onEdit={draft.onChange}
                  onClear={draft.onClear}
                  onClose={onClose}
                />
              )}
            </Drafted>
          )
        }
      </QueryView>
    </Drawer>
  );
}
