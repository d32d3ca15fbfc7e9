import styled from 'styled-components';
import { color, font, radius, space, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
`;

export const Empty = styled.div`
  padding: ${space.l} ${space.s};
  color: ${color.textMuted};
`;

export const SectionTitle = styled.div`
  padding: ${space.xs} ${space.s};
  font: 500 ${type.caption} ${font.body};
  color: ${color.textFaint};
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;

  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Option = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.s};

  width: 100%;
  padding: ${space.s};
  border: 0;
  border-radius: ${radius.medium};
  font: ${type.body} ${font.body};
  text-align: start;

  cursor: pointer;

  color: ${color.text};
  background: none;

  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${color.brandSoft};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-inline-start: 4px solid Highlight;
    }
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} 6px;

  font-weight: 500;
  overflow-wrap: anywhere;

  [aria-current] & {
    color: ${color.brandStrong};
  }
`;

export const Detail = styled.span`
  display: block;
  font: ${type.label} ${font.body};
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

export const Aside = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
