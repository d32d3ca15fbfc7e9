import styled from 'styled-components';
import { breakpoint, color, font, radius, space, type } from '../../theme/tokens.ts';

export const Label = styled.dt`
  font: 400 ${type.label} ${font.body};

  color: ${color.textMuted};
`;

export const Value = styled.dd`
  margin: 0;
  font: 600 ${type.stat} ${font.body};
  font-variant-numeric: tabular-nums;

  /* A number is one word: a line ends before it or behind it, never in it. */
  &,
  & * {
    overflow-wrap: normal;
  }
`;

export const Hint = styled.dd`
  margin: 0;
  font-variant-numeric: tabular-nums;
  /* An account or another long word makes no part wider than the others. */
  overflow-wrap: anywhere;

  color: ${color.textFaint};

  @media ${breakpoint.phone} {
    font: 400 ${type.label} ${font.body};
    font-variant-numeric: tabular-nums;
  }
`;

/** A bar as high as the line it holds the place of. */
export const Pending = styled.span`
  &::before {
    content: '\\00a0';
    display: inline-block;
    width: 72px;
    border-radius: ${radius.small};
    line-height: 0.9;
    background: ${color.line};
  }
`;

export const Root = styled.dl`
  min-width: 0;
  margin: 0;

  &[data-size='figure'] ${Value} {
    font: 600 ${type.figure} ${font.body};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;

  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  background: ${color.surface};

  /* The lines between the parts lie on the card's own edge where a part starts a line, and are cut off there. */
  > * {
    flex: 1 1 110px;
    /* A figure is never broken: the part it stands in moves to the next line first. */
    min-width: min-content;
    max-width: 100%;
    margin-block: -1px 0;
    margin-inline: -1px 0;
    padding: ${space.l} 20px;
    border: solid ${color.line};
    border-block-width: 1px 0;
    border-inline-width: 1px 0;
  }
  > [data-size='figure'] {
    flex: 1.5 1 150px;
  }

  @media ${breakpoint.phone} {
    /* Two to a line, whatever comes into them. */
    > * {
      flex-basis: 140px;
      padding-inline-end: ${space.s};
    }
    > [data-size='figure'] {
      flex-basis: 100%;
    }
  }
`;
