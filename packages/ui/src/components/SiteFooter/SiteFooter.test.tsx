import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import * as stories from './SiteFooter.stories.tsx';

const { Default, Odia, OneLine, OneWideLine, OnAPhone, WithoutGroups } = composeStories(stories);
const page = within(document.body);
const footer = () => within(page.getByRole('contentinfo'));

afterEach(() => screen.viewport(1280, 900));

describe('SiteFooter', () => {
  it('is the end of the page with its lists under second headings', async () => {
    await Default.run();
    const headings = footer().getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Services',
      'Help',
      'Policies',
    ]);
    await expect(footer().getAllByRole('list')).toHaveLength(3);
  });

  it('shows the address and every note', async () => {
    await Default.run();
    await expect(footer().getByRole('group')).toHaveTextContent('Land Records Office');
    await expect(footer().getByText('© 2026 Temple Administration, Odisha')).toBeVisible();
    await expect(footer().getByText('Last updated on 14 August 2026')).toBeVisible();
  });

  it('marks links to other websites and the current page', async () => {
    await Default.run();
    const outside = footer().getByRole('link', { name: /^Donate\s*, opens another website$/ });
    await expect(outside).toHaveAttribute('rel', 'noopener');
    await expect(footer().getAllByRole('link', { current: 'page' })).toEqual([
      footer().getByRole('link', { name: 'Sitemap' }),
    ]);
  });

  it('runs an action among the links', async () => {
    await Default.run();
    const action = Default.args.groups?.[0]?.items[1];
    footer().getByRole('button', { name: 'Track Your Status' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(action && 'onClick' in action && action.onClick).toHaveBeenCalledOnce();
  });

  it('can be shown with the contact only', async () => {
    await WithoutGroups.run();
    await expect(footer().queryByRole('list')).toBeNull();
    await expect(footer().getByRole('link', { name: 'land.help@temple.example' })).toBeVisible();
  });

  it('is one line without a contact, at the edge when wide', async () => {
    await screen.viewport(1600, 900);
    await OneLine.run();
    const words = /^© 2026 Land Allotment System/;
    await expect(footer().queryByRole('list')).toBeNull();
    await expect(footer().queryByRole('heading')).toBeNull();
    const { width } = footer().getByText(words).getBoundingClientRect();
    await OneWideLine.run();
    await expect(footer().getByText(words).getBoundingClientRect().width).toBeGreaterThan(width);
  });

  it('puts its lists below each other on a phone, closed until their heading is pressed', async () => {
    await screen.viewport(320, 640);
    await OnAPhone.run();
    const [services, help] = footer().getAllByRole('heading');
    await expect(help?.getBoundingClientRect().left).toBe(services?.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(footer().getByText('Contact', { selector: 'a' })).not.toBeVisible();
    if (help) await userEvent.click(help);
    await expect(footer().getByRole('link', { name: 'Contact' })).toBeVisible();
  });

  it('is at most half as high as the screen of a phone is long', async () => {
    await screen.viewport(360, 740);
    await OnAPhone.run();
    await expect(page.getByRole('contentinfo').offsetHeight).toBeLessThan(500);
  });

  it('has no text of its own', async () => {
    await Odia.run();
    await expect(
      footer().getByRole('link', { name: /^ଦେବତାଙ୍କୁ ଦାନ\s*, ଅନ୍ୟ ୱେବସାଇଟ୍ ଖୋଲେ$/ }),
    ).toBeVisible();
  });
});
