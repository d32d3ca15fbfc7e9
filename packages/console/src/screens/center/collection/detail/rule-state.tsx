import type { CollectRule } from '@mpc/api';
import { Banner, Button, Link } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useCollectInit } from '../collection-intro.tsx';
import { lackOf } from '../rule/authorizations.rules.ts';
import { ruleHref } from '../rule/rule-links.ts';

/** Who has to sign a rule, by name. */
function signersOf(names: readonly string[], t: TFunction<'collection'>): string {
  return names.length === 0 ? t('state.signingDetail') : t('state.signingBy', { names: listed(names) });
}

/** What a rule waits for, and the next step; nothing while it is active. */
export function RuleState({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { show } = useOverlayParam();
  const init = useCollectInit();
  const { status } = rule;
  const names = (init.data?.key_holders ?? []).map(({ nickname }) => nickname);
  const action = (kind: 'publish' | 'request' | 'enable') => (
    <Button size="small" onClick={() => show(kind, kind === 'request' ? rule.item_id : undefined)}>
      {t(`act.${kind === 'request' && rule.need_sign === 1 ? 'sign' : kind}`)}
    </Button>
  );
  switch (status) {
    case 0:
      return (
        <Banner tone="idle" title={t('state.draft')} action={action('publish')}>
          {t('state.draftDetail')}
        </Banner>
      );
    case 1:
      return (
        <Banner tone="attention" title={t('state.signing')} action={action('request')}>
          {rule.need_sign === 1 ? t('state.signingYou') : signersOf(names, t)}
        </Banner>
      );
    case 2:
      return (
        <Banner tone="running" title={t('state.deploying')}>
          {t('state.deployingDetail')}
        </Banner>
      );
    case 4:
      return (
        <Banner tone="danger" title={t('state.failed')} action={action('publish')}>
          {rule.fail_reason === undefined || rule.fail_reason === ''
            ? t('state.failedDetail')
            : rule.fail_reason}
        </Banner>
      );
    case 5:
      return (
        <Banner tone="idle" title={t('state.disabled')} action={action('enable')}>
          {t('state.disabledDetail')}
        </Banner>
      );
    default:
      return <Lack rule={rule} />;
  }
}

/** What keeps an active rule from sweeping anything, and where that is mended. */
function Lack({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const lack = lackOf(rule);
  if (lack === null) return null;
  return (
    <Banner
      tone="attention"
      title={t(lack === 'coins' ? 'coins.empty' : 'state.unauthorized')}
      action={
        <Link variant="button" href={ruleHref(lack === 'coins' ? 'edit' : 'authorizations', rule.id, search)}>
          {t(lack === 'coins' ? 'coins.add' : 'act.authorizations')}
        </Link>
      }
    >
      {t(lack === 'coins' ? 'coins.emptyDetail' : 'state.unauthorizedDetail')}
    </Banner>
  );
}
