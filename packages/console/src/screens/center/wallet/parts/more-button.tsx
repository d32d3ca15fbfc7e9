import { Button, type ButtonProps } from '@mpc/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';

export interface MoreButtonProps extends Omit<ButtonProps, 'children'> {
  /** The icon alone. */
  compact: boolean;
}

/** Opens what is done less often. */
export function MoreButton({ compact, ...rest }: MoreButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      {...rest}
      icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
      aria-label={compact ? t('assets.more') : undefined}
    >
      {compact ? undefined : t('assets.more')}
    </Button>
  );
}
