import styled from 'styled-components';
import { breakpoint, color, font, radius, space, tone, type } from '../../packages/ui/src/theme/tokens.ts';

export const List = styled.ul`
  margin: ${space.s} 0 ${space.xl};
  padding-left: ${space.l};
`;

export const Item = styled.li`
  margin: ${space.xs} 0;
  max-width: 76ch;
  font: 14px/22px ${font.body};
  color: ${color.text};
`;

export const Code = styled.code`
  padding: 1px ${space.xs};
  border-radius: ${radius.small};
  font: 0.9em ${font.mono};
  overflow-wrap: anywhere;
  background: ${color.sunken};
`;

/** On a phone the table of props is wider than the page. */
export const Scroller = styled.div`
  overflow-x: auto;
`;

export const StateLink = styled.a`
  color: ${color.brandStrong};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.l};
  margin: ${space.m} 0 ${space.xl};

  @media ${breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
`;

export const Piece = styled.div`
  border: 1px solid ${color.line};
  border-top: 2px solid ${tone.success.ink};
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: clip;

  &[data-tone='danger'] {
    border-top-color: ${tone.danger.ink};
  }
`;

export const Example = styled.div`
  padding: ${space.xl};
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  font: ${type.body} ${font.body};
  color: ${color.text};
  background: ${color.canvas};
`;

export const Because = styled.p`
  margin: 0;
  padding: ${space.m} ${space.l};
  font: ${type.body} ${font.body};
  color: ${color.text};
`;

export const Judgement = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-bottom: 2px;
  font-weight: 600;
  color: ${tone.success.ink};

  [data-tone='danger'] & {
    color: ${tone.danger.ink};
  }
`;

export const File = styled.details`
  margin: ${space.s} 0;
`;

export const FileName = styled.summary`
  cursor: pointer;
  font: ${type.body} ${font.mono};
  color: ${color.brandStrong};
`;
