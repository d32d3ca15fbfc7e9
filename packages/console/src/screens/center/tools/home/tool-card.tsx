import { Card, Inline, Link, Stack, Text } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Href } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

interface ToolCardProps {
  name: string;
  /** What it is for, in a sentence. */
  description: string;
  /** Where it is, within the console. */
  href?: Href;
  /** How it stands. */
  children?: ReactNode;
}

/** One tool: what it is for, how it stands, and the way to it. */
export function ToolCard({ name, description, href, children }: ToolCardProps) {
  const { t } = useTranslation('tools');
  const { search } = useLocation();
  return (
    <Card
      padding="m"
      title={name}
      action={
        href === undefined ? undefined : (
          <Link variant="button" href={withSelection(href, search)} aria-label={t('home.openOf', { name })}>
            {t('home.open')}
          </Link>
        )
      }
    >
      <Stack gap="m">
        <Text as="p" tone="muted">
          {description}
        </Text>
        {children === undefined ? null : <Inline>{children}</Inline>}
      </Stack>
    </Card>
  );
}
