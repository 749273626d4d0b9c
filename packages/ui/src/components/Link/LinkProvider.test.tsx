import { Info } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import type { ComponentProps, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { SideNav } from '../SideNav/SideNav.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Steps } from '../Steps/Steps.tsx';
import { TenderCard } from '../TenderCard/TenderCard.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { UtilityBar } from '../UtilityBar/UtilityBar.tsx';
import { Link, LinkProvider } from './Link.tsx';

const holder = document.createElement('div');
let unmount = () => {};
const navigate = fn();

// A native link must not lead away from the page that runs the tests.
const stay = (event: Event) => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));

function RouterLink({ href, onClick, children, ...rest }: ComponentProps<'a'>) {
  const follow: ComponentProps<'a'>['onClick'] = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(href);
    event.preventDefault();
  };
  return (
    <a {...rest} href={href} onClick={follow} data-router="">
      {children}
    </a>
  );
}

function show(page: ReactElement) {
  document.body.append(holder);
  const root = createRoot(holder);
  flushSync(() => root.render(<LinkProvider component={RouterLink}>{page}</LinkProvider>));
  unmount = () => root.unmount();
  return within(holder);
}

const fees = { label: 'Fees', href: '/fees' };
const header = (
  <SiteHeader
    brand={{ href: '/', mark: null, name: 'Office' }}
    navigationLabel="Main"
    navigation={[fees, { label: 'More', items: [{ label: 'Rules', href: '/rules' }] }]}
    menuLabel="Menu"
    closeLabel="Close"
    externalNote="opens another website"
  />
);

const pageLinks = {
  Link: <Link href="/fees">Fees</Link>,
  ButtonLink: <ButtonLink href="/fees">Fees</ButtonLink>,
  Breadcrumbs: <Breadcrumbs label="You are here" crumbs={[fees]} currentLabel="Pay" />,
  SideNav: (
    <SideNav
      label="Section"
      groups={[{ title: 'Money', links: [{ ...fees, icon: <Icon of={Info} /> }] }]}
    />
  ),
  SiteHeader: header,
  Steps: (
    <Steps
      label="Steps"
      currentKey="pay"
      steps={[
        { id: 'fees', title: 'Fees', note: '', href: '/fees' },
        { id: 'pay', title: 'Pay', note: '', href: '/pay' },
      ]}
    />
  ),
  SiteFooter: (
    <SiteFooter contact="Office" notes={[]} groups={[{ label: 'Help', items: [fees] }]} />
  ),
  UtilityBar: (
    <UtilityBar owner="Office" link={fees}>
      {null}
    </UtilityBar>
  ),
  TenderCard: (
    <TenderCard title="Quarry" isOpen stateLabel="Open" letter="No. 1" dates={[]} apply={fees} />
  ),
};

const problem = { controlId: 'a', message: 'Name' };
const nativeLinks = {
  'to another website': <Link href="https://gis.example.org/">Map</Link>,
  'of ExternalLink': (
    <ExternalLink href="/map" note="">
      Map
    </ExternalLink>
  ),
  'to an e-mail address': <Link href="mailto:help@temple.example">Help</Link>,
  'to a file': (
    <ButtonLink href="/form.pdf" download>
      Form
    </ButtonLink>
  ),
  'to another window': (
    <Link href="/map" target="_blank">
      Map
    </Link>
  ),
  'to a part of the page': <SkipLink href="#main">Skip</SkipLink>,
  'to a field': <ErrorSummary title="1 problem" submitCount={1} problems={[problem]} />,
};

afterEach(() => {
  unmount();
  holder.remove();
  navigate.mockClear();
});

describe('LinkProvider', () => {
  it.each(Object.entries(pageLinks))(
    'draws the links of %s with the link of the router',
    async (_, page) => {
      const link = show(page).getByRole('link', { name: /^Fees/ });
      await userEvent.click(link);
      await expect(navigate.mock.calls).toEqual([['/fees']]);
    },
  );

  it('renders the name of the website and the entries of a menu with the link of the router', async () => {
    const shown = show(header);
    await userEvent.click(shown.getByRole('link', { name: 'Office' }));
    await userEvent.click(shown.getByRole('button', { name: 'More' }));
    await userEvent.click(shown.getByRole('link', { name: 'Rules' }));
    await expect(navigate.mock.calls).toEqual([['/'], ['/rules']]);
  });

  it('renders the entries of the account with the link of the router', async () => {
    const shown = show(
      <UserMenu welcome="Welcome" name="Asha" menuLabel="account" items={[fees]} />,
    );
    await userEvent.click(shown.getByRole('button', { name: /Asha/ }));
    await userEvent.click(shown.getByRole('link', { name: 'Fees' }));
    await expect(navigate.mock.calls).toEqual([['/fees']]);
  });

  it('renders a notification with an address with the link of the router', async () => {
    const item = {
      id: 1,
      text: 'Fees are due',
      preview: 'Fees',
      date: '20/11/2026',
      href: '/fees',
    };
    const label = () => 'Notifications';
    const shown = show(
      <NotificationBell label={label} title="Notifications" items={[item]} closeLabel="Close" />,
    );
    await userEvent.click(shown.getByRole('button', { name: 'Notifications' }));
    await userEvent.click(shown.getByRole('link', { name: /^Fees are due/ }));
    await expect(navigate.mock.calls).toEqual([['/fees']]);
  });

  it('leaves the choice of a language to LanguageSwitch', async () => {
    const onSelectionChange = fn();
    const choices = [{ tag: 'or', name: 'Odia', href: '/?lang=or' }];
    const shown = show(
      <LanguageSwitch
        label="Language"
        selectedKey="en"
        choices={choices}
        onSelectionChange={onSelectionChange}
      />,
    );
    const link = shown.getByRole('link', { name: 'Odia' });
    await userEvent.click(link);
    await expect(onSelectionChange.mock.calls).toEqual([['or']]);
    await expect(navigate).not.toHaveBeenCalled();
    await expect(link).toHaveAttribute('data-router');
  });

  it.each(Object.entries(nativeLinks))('leaves a link %s native', async (_, page) => {
    await expect(show(page).getByRole('link')).not.toHaveAttribute('data-router');
  });
});
