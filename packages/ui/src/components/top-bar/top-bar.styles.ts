import styled from 'styled-components';
import { visuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { breakpoint, color, font, frame, layer, radius, space, type } from '../../theme/tokens.ts';

export const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.m};

  height: ${frame.topBar};
  padding: 0 ${space.xl};
  border-bottom: 1px solid ${color.line};

  background: ${color.surface};

  @media ${breakpoint.phone} {
    padding: 0 ${space.l};
  }
`;

/** A server, which does not know the window, writes what only a phone shows. */
export const OnPhone = styled.span`
  display: contents;

  @media not all and ${breakpoint.phone} {
    display: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.m};

  margin-inline-start: auto;

  @media ${breakpoint.phone} {
    gap: ${space.s};
  }
`;

export const Tool = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;

  width: 30px;
  height: 30px;
  padding: 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  font: 400 ${type.label} ${font.body};

  cursor: pointer;

  color: ${color.textMuted};
  background: ${color.surface};

  &:hover {
    color: ${color.text};
    background: ${color.sunken};
  }
  &[data-round] {
    border: 0;
    border-radius: ${radius.round};
    background: transparent;
  }

  @media ${breakpoint.phone} {
    width: 36px;
    height: 36px;
  }
`;

export const FindText = styled.span`
  flex: 1;

  min-width: 0;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${breakpoint.phone} {
    ${visuallyHidden}
  }
`;

export const Keys = styled.kbd`
  padding: 0 5px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  font: 400 ${type.caption} ${font.body};

  color: ${color.textFaint};
  background: ${color.surface};

  @media ${breakpoint.phone} {
    display: none;
  }
`;

export const Find = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s};

  width: 280px;
  height: 32px;
  padding-block: 0;
  padding-inline: 10px ${space.s};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  font: 400 ${type.body} ${font.body};

  cursor: pointer;

  color: ${color.textFaint};
  background: ${color.surface};

  &:hover {
    border-color: ${color.textFaint};
  }
  > svg {
    flex: none;
  }

  @media ${breakpoint.compact} {
    width: 220px;
  }
  @media ${breakpoint.phone} {
    justify-content: center;
    width: 36px;
    height: 36px;
    padding: 0;
    color: ${color.textMuted};
  }
`;
