import { loadSamplePlaces } from '../../support/landApplication.ts';
import type { ScenarioContext } from './scenarioContext.ts';

/** Returns the place of a sample plot in Puri. */
export async function findPlaceInPuri({ service }: ScenarioContext) {
  const place = (await loadSamplePlaces(service)).find(({ district }) => district === 'PUR');
  if (!place) throw new Error('The sample has no plot in Puri.');
  return place;
}
