import { describe, expect, it } from 'vitest';
import { placeList } from './place-list.ts';

const button = (top: number, left = 50) => ({ left, right: left + 320, top, bottom: top + 36 });

describe('the place of the list', () => {
  const screen = { width: 400, height: 800 };
  const list = { width: 300, height: 200 };

  it('is below the button', () => {
    expect(placeList(button(100), list, screen)).toMatchObject({ left: 50, top: 140, maxHeight: 400 });
  });
  it('is above it where there is more room', () => {
    expect(placeList(button(700), list, screen)).toEqual({
      left: 50,
      top: null,
      bottom: 696,
      maxHeight: 400,
    });
  });
  it('has the height that is there', () => {
    expect(placeList(button(300), { width: 300, height: 900 }, screen)).toMatchObject({
      left: 50,
      top: 340,
      maxHeight: 400,
    });
    expect(placeList(button(600), { width: 300, height: 900 }, screen)).toEqual({
      left: 50,
      top: null,
      bottom: 596,
      maxHeight: 400,
    });
  });
  it('begins at the right edge where writing does', () => {
    expect(placeList(button(100), list, screen, true).left).toBe(70);
  });
  it('is within the window', () => {
    expect(placeList(button(100, 250), list, screen).left).toBe(88);
    expect(placeList(button(100, -20), list, screen).left).toBe(12);
  });
});
