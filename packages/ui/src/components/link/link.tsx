import { ExternalLink } from 'lucide-react';
import { use, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { LinkContext } from '../../theme/link-context.ts';
import { linkKind } from './link-kind.ts';
import { LikeButton, Plain, Words } from './link.styles.ts';

/** In a sentence, as quiet as its surroundings, or with the look of a button. */
export type LinkVariant = 'inline' | 'quiet' | 'button' | 'primary-button';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An own path, https: or mailto:, without hidden characters. Anything else is shown as plain text. */
  href: string;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  /** @default 'inline' */
  variant?: LinkVariant;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads somewhere. Own paths go through the element given to `UiProvider` as `link`. Renders an `<a>`. */
export function Link({ href, external = false, variant = 'inline', children, ...rest }: LinkProps) {
  const words = useWords();
  const ownElement = use(LinkContext);
  const kind = linkKind(href);

  if (kind === 'refused') {
    return (
      <Plain {...rest} as="span">
        {children}
      </Plain>
    );
  }

  const isButton = variant === 'button' || variant === 'primary-button';
  const Root = isButton ? LikeButton : Plain;
  return (
    <Root
      {...rest}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      as={kind === 'own' && !external ? ownElement : 'a'}
      href={href}
      data-variant={variant === 'primary-button' ? 'primary' : variant}
    >
      {isButton && typeof children === 'string' ? <Words>{children}</Words> : children}
      {external ? (
        <>
          {' '}
          <ExternalLink size={14} strokeWidth={1.5} role="img" aria-label={words.opensInNewTab} />
        </>
      ) : null}
    </Root>
  );
}
