import styled from 'styled-components';
import { color, radius } from '../../theme/tokens.ts';
import { Root as ButtonRoot } from '../button/button.styles.ts';

export const Plain = styled.a`
  max-width: 100%;
  overflow-wrap: break-word;
  border-radius: ${radius.small};

  text-underline-offset: 3px;

  color: inherit;
  text-decoration: none;

  &[data-variant='inline'] {
    color: ${color.brandStrong};
    font-weight: 500;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  }
  &[data-variant]:hover {
    text-decoration: underline;
  }

  > svg {
    vertical-align: -2px;
  }
`;

/** A button's look on an anchor: `as` decides the element, so its props are an anchor's. */
export const LikeButton = styled(ButtonRoot)`
  text-decoration: none;
` as unknown as typeof Plain;

/** Those of a button break inside of it. */
export const Words = styled.span`
  min-width: 0;
  overflow-wrap: break-word;
`;
