/** A recorded land class: names in Latin and Odia letters, its class for figures, its share of plots. */
export interface KisamData {
  name: string;
  nameOr: string;
  kisamClass: string;
  weight: number;
}

const row = (name: string, nameOr: string, kisamClass: string, weight: number): KisamData => ({
  name,
  nameOr,
  kisamClass,
  weight,
});

/** Recorded land classes of the sample; a weight of 0 is known and not used in it. */
export const kisams: readonly KisamData[] = [
  row('Sarada-1', 'ଶାରଦ ଏକ', 'wet', 18),
  row('Sarada-2', 'ଶାରଦ ଦୁଇ', 'wet', 16),
  row('Sarada-3', 'ଶାରଦ ତିନି', 'wet', 8),
  row('Sarada jalasechita dofasali', 'ଶାରଦ ଜଳସେଚିତ ଦୋଫସଲି', 'irrigated', 6),
  row('Sarada jalasechita ekafasali', 'ଶାରଦ ଜଳସେଚିତ ଏକଫସଲି', 'irrigated', 0),
  row('Dalua', 'ଡାଳୁଅ', 'wet', 3),
  row('Biali', 'ବିଆଳି', 'dry', 4),
  row('Rabi', 'ରବି', 'dry', 4),
  row('Taila', 'ତଇଳା', 'dry', 3),
  row('Goda', 'ଗୋଡ଼ା', 'dry', 0),
  row('Bagayat', 'ବଗାୟତ', 'horticulture', 6),
  row('Tota', 'ତୋଟା', 'horticulture', 0),
  row('Gharabari', 'ଘରବାରି', 'homestead', 10),
  row('Bari', 'ବାରି', 'homestead', 4),
  row('Diha', 'ଡିହ', 'homestead', 0),
  row('Puratana patita', 'ପୁରାତନ ପତିତ', 'fallow', 6),
  row('Nutana patita', 'ନୂତନ ପତିତ', 'fallow', 3),
  row('Abada jogya anabadi', 'ଆବାଦ ଯୋଗ୍ୟ ଅନାବାଦୀ', 'waste', 3),
  row('Abada ajogya anabadi', 'ଆବାଦ ଅଯୋଗ୍ୟ ଅନାବାଦୀ', 'waste', 0),
  row('Gochara', 'ଗୋଚର', 'communal', 1),
  row('Rasta', 'ରାସ୍ତା', 'communal', 1),
  row('Smasana', 'ଶ୍ମଶାନ', 'communal', 0),
  row('Pokhari', 'ପୋଖରୀ', 'water', 3),
  row('Nala', 'ନାଳ', 'water', 0),
  row('Mandira', 'ମନ୍ଦିର', 'religious', 1),
  row('Balichara', 'ବାଲିଚର', 'sand', 1),
  row('Patharabani', 'ପଥରବଣି', 'stone', 1),
  row('Gramya jangala', 'ଗ୍ରାମ୍ୟ ଜଙ୍ଗଲ', 'forest', 0),
];
