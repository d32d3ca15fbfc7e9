import styled from 'styled-components';
import { breakpoint, color, font, radius, space, tone } from '../../theme/tokens.ts';

/** Without room for both, the picture goes up a line, out of sight, and the letters stay whole. */
export const Short = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  display: inline-flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  align-content: flex-end;
  gap: ${space.m} ${space.s};

  overflow: hidden;
  box-sizing: border-box;
  max-width: 100%;
  max-height: 24px;
  padding-block: 2px;
  margin-block: -2px;

  font: 12px/20px ${font.mono};
  vertical-align: top;
  white-space: nowrap;

  > svg {
    margin-block: -2px;
  }
`;

export const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-width: 0;

  > [role='img'] {
    flex: none;
  }
`;

/** One line: what has no room on it goes to the next, which nobody sees, so that no name is cut for what stands behind it. */
export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.s};

  overflow: hidden;
  box-sizing: border-box;
  min-width: 0;
  max-height: 24px;
  padding-block: 2px;
  margin-block: -2px;

  > [data-named] {
    color: ${color.textMuted};
  }
`;

/** They keep their place while nobody looks for them. */
export const Actions = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: -${space.xs};

  @media ${breakpoint.touch} {
    /* What can be pressed is wider than what is seen. */
    margin-inline: -10px;
  }
  @media ${breakpoint.phone} {
    /* In a card what is seen ends where other values do. */
    margin-inline-end: -14px;
  }

  /* The line stays as high as its words. */
  margin-block: -12px;

  @media (hover: hover) and (min-width: 768.02px) {
    :not(tr:hover *, tr:focus-within *, :hover > *, :focus-within > *) > & {
      opacity: 0;
    }
    &:has([aria-expanded='true']) {
      opacity: 1;
    }
  }
`;

export const Whole = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.l};

  padding: ${space.m} 14px;
  border-radius: ${radius.medium};

  background: ${color.sunken};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Groups = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  min-width: 0;
  font: 13px/22px ${font.mono};
  text-align: start;
  white-space: normal;
  user-select: all;
`;

/** The gap is a margin and not a space, so that the copied text has none. */
export const Group = styled.span`
  margin-inline-end: 0.65em;
  white-space: nowrap;
`;

export const Differs = styled.mark`
  text-decoration: underline 2px;
  text-underline-offset: 3px;
  color: ${tone.danger.ink};
  background: ${tone.danger.soft};
`;
