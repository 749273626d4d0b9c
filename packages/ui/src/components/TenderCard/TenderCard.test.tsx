import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './TenderCard.stories.tsx';

const {
  Closed,
  Default,
  InAList,
  LongText,
  Narrow,
  Odia,
  WithAButton,
  WithAFile,
  WithAFileOfThePage,
  WithAPage,
  WithoutActions,
  WithoutApplications,
} = composeStories(stories);
const page = within(document.body);
const title = 'Lease of stone quarry at Malipada mouza, Khordha tahasil';
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

describe('TenderCard', () => {
  // Requirement: PI-035
  it('is an article named by its title, which is a heading of level 3', async () => {
    await Default.run();
    const card = within(page.getByRole('article', { name: title }));
    await expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible();
  });

  // Requirement: PI-034
  it('shows the number of its letter and its title', async () => {
    await Default.run();
    await expect(page.getByText('Letter no. 4821/LR')).toBeVisible();
    await expect(page.getByText(title, { selector: 'h3' })).toBeVisible();
  });

  // Requirement: PI-036
  it('shows each date under its label, with the days left', async () => {
    await Default.run();
    const names = page.getAllByRole('term').map(({ textContent }) => textContent);
    const values = page.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
    await expect(names).toEqual(['Opening date', 'Closing date']);
    await expect(values).toEqual(['10-11-2026', '12-12-2026 (21 days left)']);
  });

  // Requirement: PI-033
  it('shows its state as text with its own icon', async () => {
    await Default.run();
    const open = page.getByText('Open').querySelector('svg')?.innerHTML;
    await Closed.run();
    const closed = page.getByText('Closed').querySelector('svg')?.innerHTML;
    await expect(open).toBeTruthy();
    await expect(closed).not.toEqual(open);
  });

  it('is no link itself; its actions are in order and named with their tender', async () => {
    await Default.run();
    const links = page.getAllByRole('link');
    await expect(links[0]).toHaveAccessibleName(`Apply now ${title}`);
    await expect(links[1]).toHaveAccessibleName(`Download ${title}`);
    await expect(links).toHaveLength(2);
    await expect(links[1]).toHaveAttribute('href', '#print');
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  });

  it('leads to the page of the tender by its title', async () => {
    await WithAPage.run();
    const heading = page.getByRole('heading', { level: 3, name: title });
    await expect(within(heading).getByRole('link', { name: title })).toHaveAttribute(
      'href',
      '#tender',
    );
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  });

  it('says why it has no link to apply', async () => {
    await WithoutApplications.run();
    await expect(page.getByText('Applications closed on 12-12-2026.')).toBeVisible();
    await expect(page.queryByRole('link', { name: /^Apply/ })).toBeNull();
  });

  it('names type and size of its file', async () => {
    await WithAFile.run();
    const link = page.getByRole('link');
    await expect(link).toHaveAccessibleName(
      /^Download\s+PDF, 340 KB\s+Five-year agricultural lease/,
    );
    await expect(page.getByText('PDF, 340 KB')).toBeVisible();
  });

  it('runs an action of the page with Enter', async () => {
    await WithAButton.run();
    page.getByRole('button', { name: `Download ${title}` }).focus();
    await userEvent.keyboard('{Enter}');
    const { download } = WithAButton.args;
    await expect(download && 'onClick' in download && download.onClick).toHaveBeenCalledOnce();
  });

  it('is a link to its file, also where the page downloads the file itself', async () => {
    await WithAFileOfThePage.run();
    const link = page.getByRole('link', { name: `Download ${title}` });
    await expect(link).toHaveAttribute('href', '#file');
    link.focus();
    await userEvent.keyboard('{Enter}');
    const { download } = WithAFileOfThePage.args;
    await expect(download && 'onClick' in download && download.onClick).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe('#file');
  });

  it('names the same actions of two tenders differently', async () => {
    await InAList.run();
    const named = page.getAllByRole('article').map((card) => {
      const { textContent } = within(card).getByRole('heading');
      return within(card).getAllByRole('link', { name: new RegExp(`^\\w.* ${textContent}$`) })
        .length;
    });
    await expect(named).toEqual([2, 2]);
  });

  it('renders nothing for missing actions', async () => {
    await WithoutActions.run();
    await expect(page.queryByRole('link')).toBeNull();
    await expect(page.queryByRole('button')).toBeNull();
  });

  it('has its actions beside the text, and below it in a narrow container', async () => {
    await Default.run();
    const heading = () => page.getByRole('heading', { level: 3 });
    const dates = () => page.getAllByRole('definition')[0] as HTMLElement;
    const apply = () => page.getByRole('link', { name: /^Apply/ });
    await expect(topOf(apply())).toBeLessThan(topOf(dates()));
    await Narrow.run();
    await expect(topOf(apply())).toBeGreaterThan(topOf(dates()));
    await expect(apply().getBoundingClientRect().right).toBeLessThanOrEqual(
      heading().getBoundingClientRect().right + 1,
    );
  });

  it('wraps long words inside the card and follows the language of the page', async () => {
    await LongText.run();
    const card = page.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await Odia.run();
    await expect(document.documentElement.lang).toBe('or');
  });
});
