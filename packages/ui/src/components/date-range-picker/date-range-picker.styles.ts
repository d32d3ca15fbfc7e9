import styled from 'styled-components';
import { DateBox } from '../../internal/date-entry.styles.ts';
import { color, font, radius, space, type } from '../../theme/tokens.ts';

/** As wide as two dates need; where the place is narrower, the second stands below the first. */
export const Box = styled(DateBox)`
  flex-wrap: wrap;
  width: 320px;
  max-width: 100%;
`;

export const Dash = styled.span`
  padding: 0 2px;
  color: ${color.textFaint};
`;

export const Periods = styled.ul`
  display: grid;
  flex: 1 0 132px;
  grid-template-columns: repeat(auto-fill, minmax(108px, 1fr));
  align-content: start;
  gap: 2px;

  margin: 0;
  padding: ${space.s};
  list-style: none;

  background: ${color.sunken};
`;

export const PeriodButton = styled.button`
  width: 100%;
  min-height: 30px;
  padding: 4px ${space.s};
  border: 0;
  border-radius: ${radius.small};
  font: 400 ${type.body} ${font.body};
  text-align: start;

  cursor: pointer;

  color: ${color.text};
  background: none;

  &:hover {
    background: ${color.line};
  }
  &[aria-pressed='true'] {
    color: ${color.brandStrong};
    background: ${color.brandSoft};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: 2px solid Highlight;
    }
  }
`;

export const Limit = styled.p`
  margin: 0 ${space.m} ${space.m};
  font: ${type.label} ${font.body};
  color: ${color.textMuted};
`;
