import { expect, it } from 'vitest';
import {
  findTitle,
  landOfficerRoutes,
  memberRoutes,
  publicRoutes,
} from '../../../../tests/browser/pages/routeTitles.ts';

const rows = [
  ...publicRoutes,
  ...memberRoutes.flatMap(([, routes]) => routes),
  ...landOfficerRoutes,
];

it.each(rows)('$path has the title $title', ({ path, title }) => {
  expect(findTitle(path, 'en')).toBe(title);
});
