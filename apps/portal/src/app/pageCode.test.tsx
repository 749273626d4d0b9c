import { describe, expect, it } from 'vitest';
import { bringPage, forgetPage, pageOf } from './pageCode.ts';

const ReadyPage = () => <h1>Ready</h1>;

describe('the code of a page', () => {
  it('is there at once where its file was named, and stays the same component', async () => {
    await bringPage('info/ReadyPage', Promise.resolve({ ReadyPage }));
    expect(pageOf('info/ReadyPage')).toBe(ReadyPage);
  });

  it('is one late component for all who draw it, until it is forgotten', () => {
    const late = pageOf('info/FaqPage');
    expect(pageOf('info/FaqPage')).toBe(late);
    forgetPage('info/FaqPage');
    expect(pageOf('info/FaqPage')).not.toBe(late);
  });

  it('is refused where the file does not hold it, or does not come', async () => {
    await expect(bringPage('info/FaqPage', Promise.resolve({ ReadyPage }))).rejects.toThrow(
      'no page',
    );
    const gone = Promise.reject(new Error('gone'));
    await expect(bringPage('info/FaqPage', gone)).rejects.toThrow('gone');
  });
});
