import { messages } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { getSession } from '../../src/state/session.ts';
import { prepareScreen, startScreen } from '../screen/prepareScreen.ts';
import type { StoryUser } from '../screen/users.ts';
import { showScreen } from './showScreen.tsx';

type Visitor = StoryUser | 'nobody';

const everybody = [
  'nobody',
  'citizen',
  'counterOperator',
  'tahasilOfficer',
  'officer',
  'administrator',
] as const satisfies readonly Visitor[];

/** The landing page of each kind of user; `own` is the address itself, a star means that the session has ended. */
type Landings = Readonly<Record<Visitor, string>>;

const landingPages: Landings = {
  nobody: 'own',
  // Requirement: UN-008
  citizen: '/citizen/citizen-dashboard',
  counterOperator: '/officer',
  tahasilOfficer: '/officer',
  officer: '/officer/dashboard',
  // Requirement: UN-008
  administrator: '/admin/new-dashboard',
};
const open: Landings = {
  nobody: 'own',
  citizen: 'own',
  counterOperator: 'own',
  tahasilOfficer: 'own',
  officer: 'own',
  administrator: 'own',
};
const citizens: Landings = {
  nobody: '/home',
  citizen: 'own',
  counterOperator: '/login*',
  tahasilOfficer: '/login*',
  officer: '/login*',
  administrator: '/login*',
};
const officers: Landings = {
  nobody: '/home',
  citizen: '/login*',
  counterOperator: 'own',
  tahasilOfficer: 'own',
  officer: 'own',
  administrator: '/login*',
};
// Requirement: UN-026
const readers: Landings = { ...officers, counterOperator: '/officer' };
const landOfficers: Landings = {
  ...officers,
  counterOperator: '/website/no-access',
  tahasilOfficer: '/website/no-access',
};
const administrators: Landings = {
  nobody: '/home',
  citizen: '/login*',
  counterOperator: '/login*',
  tahasilOfficer: '/login*',
  officer: '/login*',
  administrator: 'own',
};

const matrix: readonly (readonly [path: string, landings: Landings])[] = [
  // Requirement: RO-001
  ['/home', open],
  // Requirement: RO-015
  ['/website/tender', open],
  ['/website/confirm-email', open],
  ['/website/grievance/addgrievance', open],
  ['/website/grievance/viewgrievance', open],
  // Requirements: LG-017, RO-018
  ['/login', landingPages],
  // Requirement: RO-018
  ['/registration', landingPages],
  // Requirements: RO-018, RT-050
  ['/forgot-password', landingPages],
  // Requirement: RO-001
  ['/citizen/citizen-dashboard', citizens],
  ['/citizen/applications', citizens],
  ['/citizen/corrections', citizens],
  ['/citizen/represent', citizens],
  ['/citizen/notifications', citizens],
  ['/citizen/edit-profile', citizens],
  ['/citizen/change-password', citizens],
  ['/officer', { ...officers, officer: '/officer/dashboard' }],
  // Requirement: RO-001
  ['/officer/dashboard', readers],
  ['/officer/dashboard/list', readers],
  ['/officer/applications', readers],
  ['/officer/cases', readers],
  [
    '/officer/filed/LA-2026-PUR-000001',
    {
      ...officers,
      tahasilOfficer: '/website/no-access',
      officer: '/website/no-access',
    },
  ],
  ['/officer/corrections', readers],
  [
    '/officer/person-corrections',
    {
      ...officers,
      tahasilOfficer: '/website/no-access',
      officer: '/website/no-access',
    },
  ],
  ['/officer/committee', landOfficers],
  ['/officer/refunds', landOfficers],
  ['/officer/notifications', officers],
  ['/officer/edit-profile', officers],
  ['/officer/change-password', officers],
  ['/officer/explore-map', landOfficers],
  ['/officer/reports', landOfficers],
  ['/officer/land/plot', landOfficers],
  ['/officer/land/khatiyan', landOfficers],
  ['/officer/report/land-information/tahasil-report/x', landOfficers],
  ['/officer/report/land-information/mouza-report/x', landOfficers],
  ['/officer/report/land-information/khatiyan-report/x', landOfficers],
  ['/officer/report/land-information/plot-report/x', landOfficers],
  // Requirement: RO-001
  ['/admin/new-dashboard', administrators],
  ['/admin/new-dashboard/list', administrators],
  ['/admin/questions', administrators],
  ['/admin/page-reports', administrators],
  ['/admin/deliveries', administrators],
  ['/admin/changes', administrators],
  ['/admin/erasures', administrators],
  ['/admin/step-rights', administrators],
  ['/admin/workflows', administrators],
  ['/admin/letter-templates', administrators],
  ['/admin/office', administrators],
  ['/admin/setup', administrators],
  ['/admin/pages', administrators],
  ['/admin/plots/division', administrators],
  ['/admin/imports', administrators],
  ['/admin/notifications', administrators],
  // Requirement: RO-020
  ['/admin/edit-profile', administrators],
  ['/admin/manage/tender', administrators],
  [
    // Requirements: RT-005, RT-049, UN-009
    '/change-password',
    {
      nobody: '/home',
      citizen: '/citizen/change-password',
      counterOperator: '/officer/change-password',
      tahasilOfficer: '/officer/change-password',
      officer: '/officer/change-password',
      administrator: 'own',
    },
  ],
];

/** Returns where a user lands who opens a path, with a star when the session has ended. */
async function findLanding(who: Visitor, path: string): Promise<string> {
  const screen = await prepareScreen({ path, user: who === 'nobody' ? undefined : who });
  const hasEnded = who !== 'nobody' && getSession() === undefined;
  return `${screen.router.state.location.pathname}${hasEnded ? '*' : ''}`;
}

describe('each user type lands on each address where the areas say', () => {
  // Requirement: ST-012
  it.each(everybody)('%s', async (who) => {
    const end = startScreen();
    const wrong: string[] = [];
    for (const [path, landings] of matrix) {
      const expected = landings[who] === 'own' ? path : landings[who];
      const landed = await findLanding(who, path);
      if (landed !== expected) wrong.push(`${path}: ${landed} instead of ${expected}`);
    }
    end();
    expect(wrong).toEqual([]);
  });
});

// Requirements: RO-012, RO-013
it('the menu of each user type has its own entries', async () => {
  const links: Readonly<Record<StoryUser, Readonly<Record<string, string>>>> = {
    citizen: {
      Dashboard: '/citizen/citizen-dashboard',
      'My Applications': '/citizen/applications',
      'Apply for land': '/website/grievance/addgrievance',
      Tenders: '/website/tender',
      Search: '/website/search',
    },
    counterOperator: { Home: '/officer' },
    tahasilOfficer: { Home: '/officer', Applications: '/officer/applications' },
    officer: {
      Dashboard: '/officer/dashboard',
      Applications: '/officer/applications',
      'Web GIS': '/officer/explore-map',
    },
    administrator: {
      Dashboard: '/admin/new-dashboard',
      Questions: '/admin/questions',
    },
  };
  const buttons: Partial<Record<string, readonly string[]>> = {
    officer: ['Search Plot'],
    administrator: ['Land records', 'Published content', 'Users and roles'],
  };
  const listShown = (menu: Element | null, selector: string) =>
    [...(menu?.querySelectorAll(selector) ?? [])].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
  for (const who of Object.keys(links) as StoryUser[]) {
    await showScreen({ path: '/website/about', user: who }, async () => {
      const menu = document.querySelector('header nav[aria-label=Main]');
      const entries = listShown(menu, 'a').map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]);
      expect(Object.fromEntries(entries), who).toEqual(links[who]);
      const shownButtons = listShown(menu, 'button').map(({ textContent }) => textContent);
      expect(shownButtons, who).toEqual(buttons[who] ?? []);
    });
  }
});

it('a land officer gets the page not found for an address that hides no place', async () => {
  const path = '/officer/report/land-information/tahasil-report/x';
  await showScreen({ path, user: 'officer' }, () => {
    expect(document.querySelector('h1')?.textContent).toBe(messages.en['notFound.title']);
  });
});
