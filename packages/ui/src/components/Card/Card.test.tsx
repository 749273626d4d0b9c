import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Card.stories.tsx';

const { Default, FlushList, LongText, NamedRegion, UnderASection, WithActions, WithoutTitle } =
  composeStories(stories);
const page = within(document.body);

describe('Card', () => {
  it('has a heading of level 2 before its content', async () => {
    await Default.run();
    const heading = page.getByRole('heading', { level: 2, name: 'Applicant' });
    const text = page.getByText(/^Sasmita Behera/);
    await expect(heading.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('can have a heading of level 3', async () => {
    await UnderASection.run();
    await expect(page.getByRole('heading', { level: 3, name: 'Applicant' })).toBeVisible();
  });

  it('draws no heading without a title', async () => {
    await WithoutTitle.run();
    await expect(page.queryByRole('heading')).toBeNull();
    await expect(page.getByText(/^Sasmita Behera/)).toBeVisible();
  });

  it('keeps its actions reachable and out of the heading', async () => {
    await WithActions.run();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Change' })).toHaveFocus();
    await expect(page.getByRole('heading')).toHaveAccessibleName('Applicant');
  });

  it('is no landmark by itself, and one when it is named', async () => {
    await Default.run();
    await expect(page.queryByRole('region')).toBeNull();
    await NamedRegion.run();
    await expect(page.getByRole('region', { name: 'Your plots' })).toBeVisible();
  });

  it('has no padding around a flush list', async () => {
    const gap = () => {
      const [card, inner] = [document.querySelector('section'), page.getByTestId('content')];
      return inner.getBoundingClientRect().left - (card?.getBoundingClientRect().left ?? 0);
    };
    const children = <div data-testid="content" />;
    await FlushList.run({ args: { ...FlushList.args, children } });
    const flush = gap();
    await Default.run({ args: { ...Default.args, children } });
    await expect(flush).toBeLessThanOrEqual(1);
    await expect(gap()).toBeGreaterThan(8);
  });

  it('wraps a long heading and its actions instead of growing', async () => {
    await LongText.run();
    const card = document.querySelector('section');
    await expect(card?.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  });
});
