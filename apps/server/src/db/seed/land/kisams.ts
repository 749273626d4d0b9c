/** A recorded land class: names in Latin and Odia letters, its class for figures, its share of plots. */
export interface KisamData {
  name: string;
  nameOr: string;
  kisamClass: string;
  weight: number;
}

const kisam = (name: string, nameOr: string, kisamClass: string, weight: number): KisamData => ({
  name,
  nameOr,
  kisamClass,
  weight,
});

/** Recorded land classes of the sample; those with weight 0 are not used in it. */
export const kisams: readonly KisamData[] = [
  kisam('Sarada-1', 'ଶାରଦ ଏକ', 'wet', 18),
  kisam('Sarada-2', 'ଶାରଦ ଦୁଇ', 'wet', 16),
  kisam('Sarada-3', 'ଶାରଦ ତିନି', 'wet', 8),
  kisam('Sarada jalasechita dofasali', 'ଶାରଦ ଜଳସେଚିତ ଦୋଫସଲି', 'irrigated', 6),
  kisam('Sarada jalasechita ekafasali', 'ଶାରଦ ଜଳସେଚିତ ଏକଫସଲି', 'irrigated', 0),
  kisam('Dalua', 'ଡାଳୁଅ', 'wet', 3),
  kisam('Biali', 'ବିଆଳି', 'dry', 4),
  kisam('Rabi', 'ରବି', 'dry', 4),
  kisam('Taila', 'ତଇଳା', 'dry', 3),
  kisam('Goda', 'ଗୋଡ଼ା', 'dry', 0),
  kisam('Bagayat', 'ବଗାୟତ', 'horticulture', 6),
  kisam('Tota', 'ତୋଟା', 'horticulture', 0),
  kisam('Gharabari', 'ଘରବାରି', 'homestead', 10),
  kisam('Bari', 'ବାରି', 'homestead', 4),
  kisam('Diha', 'ଡିହ', 'homestead', 0),
  kisam('Puratana patita', 'ପୁରାତନ ପତିତ', 'fallow', 6),
  kisam('Nutana patita', 'ନୂତନ ପତିତ', 'fallow', 3),
  kisam('Abada jogya anabadi', 'ଆବାଦ ଯୋଗ୍ୟ ଅନାବାଦୀ', 'waste', 3),
  kisam('Abada ajogya anabadi', 'ଆବାଦ ଅଯୋଗ୍ୟ ଅନାବାଦୀ', 'waste', 0),
  kisam('Gochara', 'ଗୋଚର', 'communal', 1),
  kisam('Rasta', 'ରାସ୍ତା', 'communal', 1),
  kisam('Smasana', 'ଶ୍ମଶାନ', 'communal', 0),
  kisam('Pokhari', 'ପୋଖରୀ', 'water', 3),
  kisam('Nala', 'ନାଳ', 'water', 0),
  kisam('Mandira', 'ମନ୍ଦିର', 'religious', 1),
  kisam('Balichara', 'ବାଲିଚର', 'sand', 1),
  kisam('Patharabani', 'ପଥରବଣି', 'stone', 1),
  kisam('Gramya jangala', 'ଗ୍ରାମ୍ୟ ଜଙ୍ଗଲ', 'forest', 0),
];

/** Recorded kinds of rights of the sample with their class. */
export const satwas = [
  { name: 'Debottar', nameOr: 'ଦେବୋତ୍ତର', satwaClass: 'deity' },
  { name: 'Amruta Manohi', nameOr: 'ଅମୃତମଣୋହି', satwaClass: 'deity' },
  { name: 'Niskara', nameOr: 'ନିଷ୍କର', satwaClass: 'rentFree' },
  { name: 'Sthitiban', nameOr: 'ସ୍ଥିତିବାନ', satwaClass: 'tenancy' },
  { name: 'Chandina', nameOr: 'ଚାନ୍ଦିନା', satwaClass: 'tenancy' },
] as const;
