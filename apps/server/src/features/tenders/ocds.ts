import { api, serviceBase, type OcdsPackage } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../config.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { publicListLimit, publicListMaxEntries } from '../../db/limits/publicLists.ts';
import { readOfficeDetails } from '../../db/office/officeDetails.ts';
import type { Handler } from '../../handler.ts';
import { toPublisher, buildRelease } from './ocdsRelease.ts';
import { getLastChange, listPublishedTenders } from './publishedTenders.ts';

const extensions = ['ocds_participationFee_extension', 'ocds_submissionTerms_extension'].map(
  (name) =>
    `https://raw.githubusercontent.com/open-contracting-extensions/${name}/master/extension.json`,
);

/** Answers tenders/ocds.json: the newest 1,000 tenders as a release package of OCDS 1.1. */
export const tenderOcds: Handler<'tenderOcds'> = async (_, context) => {
  const { db, clock, config } = context;
  await enforceRateLimit(context, publicListLimit('ocds'));
  const now = clock();
  const origin = getPublicOrigin(config);
  const published = await listPublishedTenders(db, publicListMaxEntries);
  const newest = Math.max(0, ...published.map((each) => getLastChange(each, now).getTime()));
  const publisher = toPublisher(await readOfficeDetails(db));
  const publication = { prefix: config.OCDS_PREFIX, origin, publisher, now };
  const file: OcdsPackage = {
    uri: `${origin}${serviceBase}${api.tenderOcds.path}`,
    version: '1.1',
    extensions,
    publishedDate: new Date(newest).toISOString(),
    publisher: { name: publisher.name },
    releases: published.map((each) => buildRelease(each, publication)),
  };
  return {
    fileName: 'tenders.json',
    mediaType: 'application/json',
    bytes: Buffer.from(JSON.stringify(file)),
    isFeed: true,
  };
};
