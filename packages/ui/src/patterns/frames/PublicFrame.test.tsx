import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from '../login/Login.stories.tsx';

const { Default } = composeStories(stories);
const page = within(document.body);
const banner = () => within(page.getByRole('banner'));
const footer = () => within(page.getByRole('contentinfo'));
const outside = /opens another website$/;

/** Returns the entries under a heading of the footer. */
function listOf(heading: string) {
  const title = footer().getByRole('heading', { level: 2, name: heading });
  return within(title.parentElement ?? document.body);
}

async function openServices() {
  await Default.run();
  await userEvent.click(banner().getByRole('button', { name: 'Citizen Services' }));
}

describe('the header of a visitor', () => {
  // Requirement: HD-001
  it('has the tools for text size and theme', async () => {
    await Default.run();
    const sizes = within(banner().getByRole('group', { name: 'Text size' }));
    await expect(sizes.getAllByRole('button')).toHaveLength(3);
    const dark = banner().getByRole('button', { name: 'Dark theme' });
    await expect(dark).toHaveAttribute('aria-pressed', 'false');
  });

  // Requirements: HD-007, HD-014, HD-015, HD-016
  it.each([
    ['About', '#about'],
    ['FAQ', '#faq'],
    ['Login', '#log-in'],
    ['Register', '#register'],
  ])('leads to %s', async (name, href) => {
    await Default.run();
    await expect(banner().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  // Requirement: HD-008
  it('has Citizen Services as a closed menu', async () => {
    await Default.run();
    const menu = banner().getByRole('button', { name: 'Citizen Services' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(banner().queryByRole('link', { name: 'Apply for land' })).toBeNull();
  });

  // Requirements: HD-009, HD-011
  it.each([
    ['Apply for land', '#apply'],
    ['Illegitimate Land Use', '#log-in'],
  ])('has %s in Citizen Services', async (name, href) => {
    await openServices();
    await expect(banner().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  // Requirements: HD-010, HD-012
  it.each([/^Donate to the deity\s*,/, /^Booking of guest house\s*,/])(
    'says of %s that it is another website',
    async (name) => {
      await openServices();
      await expect(banner().getByRole('link', { name })).toHaveAccessibleName(outside);
    },
  );

  // Requirement: HD-013
  it('has Track Your Status as a button that asks for the dialog', async () => {
    await Default.run();
    await expect(banner().getByRole('button', { name: 'Track Your Status' })).toBeVisible();
  });

  // Requirement: HD-006
  it('has no notification bell and no account menu', async () => {
    await Default.run();
    await expect(banner().queryByRole('button', { name: /^Notifications/ })).toBeNull();
    await expect(banner().queryByText('Welcome')).toBeNull();
  });
});

describe('the footer of a visitor', () => {
  // Requirement: HD-032
  it('has a contact block with address, telephone and mail', async () => {
    await Default.run();
    await expect(footer().getByText(/^Land Records Office/)).toBeVisible();
    await expect(footer().getByRole('link', { name: '06752 000 000' })).toHaveAttribute(
      'href',
      'tel:06752000000',
    );
    await expect(footer().getByRole('link', { name: /@temple\.example$/ })).toBeVisible();
  });

  // Requirement: HD-033
  it('has the important links to other websites, and says that they are', async () => {
    await Default.run();
    const links = listOf('Citizen Services').getAllByRole('link', { name: outside });
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute('rel', 'noopener');
  });

  // Requirements: HD-034, HD-035, HD-036
  it.each([
    ['Help', ['FAQ', 'Contact us', 'Sitemap']],
    ['Policies', ['Website policy', 'Privacy policy', 'Terms and conditions', 'Disclaimer']],
    ['Follow us', ['YouTube', 'Facebook']],
  ])('has the links of %s', async (heading, names) => {
    await Default.run();
    const told = listOf(heading)
      .getAllByRole('link')
      .map((link) => link.textContent.split(',')[0]?.trim());
    await expect(told).toEqual(names);
  });
});
