import { CopyButton, Inline, Link, Stack } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';

export interface OnChainProps {
  /** What is copied and looked up: an address or a hash. */
  text: string;
  /** What copying it is called. */
  copy: string;
  /** The explorer's address in front of it; empty where there is none. */
  link: string;
  /** It, whole. */
  children: ReactNode;
}

/** An address or a hash in full, and below it the ways to copy it and to look it up. */
export function OnChain({ text, copy, link, children }: OnChainProps) {
  const { t } = useTranslation('collection');
  return (
    <Stack gap="xs">
      {children}
      <Inline gap="s" wrap={false}>
        <CopyButton size="small" text={text} label={copy} />
        {link === '' ? null : (
          <Link href={`${link}${text}`} external>
            {t('detail.explorer')}
          </Link>
        )}
      </Inline>
    </Stack>
  );
}
