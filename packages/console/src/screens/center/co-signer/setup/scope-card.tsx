import { autoCollect } from '@mpc/api';
import { Button, Card, KeyValueList, Skeleton, Stack, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';

interface ScopeCardProps {
  walletId: number;
  onEdit: () => void;
}

/** Which sub-wallets are swept. */
export function ScopeCard({ walletId, onEdit }: ScopeCardProps) {
  const { t } = useTranslation('coSigner');
  const scope = useQuery(read(autoCollect.scope, { wallet_id: walletId }));
  return (
    <Card
      title={t('scope.title')}
      action={
        <Button size="small" onClick={onEdit}>
          {t('scope.edit')}
        </Button>
      }
    >
      <QueryView query={scope} skeleton={<Skeleton shape="text" count={4} />}>
        {({ scope_type, sub_wallet_count, address_count, auto_include_new, updated_at, updated_by }) => (
          <Stack gap="m">
            <KeyValueList
              items={[
                { key: 'type', label: t('scope.swept'), value: t(`scope.type.${scope_type}`) },
                {
                  key: 'count',
                  label: t('scope.subWallets'),
                  value: t('scope.counts', { count: sub_wallet_count, addresses: address_count }),
                },
                {
                  key: 'new',
                  label: t('scope.new'),
                  value: t(auto_include_new === 1 ? 'scope.newSwept' : 'scope.newNotSwept'),
                },
                {
                  key: 'updated',
                  label: t('scope.updated'),
                  value:
                    updated_at === 0 ? (
                      ''
                    ) : (
                      <>
                        <Time at={updated_at} kind="short" /> {updated_by?.nickname}
                      </>
                    ),
                },
              ]}
            />
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
