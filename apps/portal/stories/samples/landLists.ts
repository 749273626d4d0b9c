// Long because it is sample data.
import type { Output } from '@temple-land/portal-core';

type Lists = Readonly<Record<string, Output<'adminList'>>>;

/** The lists of the land record. */
export const landLists = {
  district: {
    status: 200,
    result: {
      rows: [
        {
          id: 2,
          version: 1,
          isActive: true,
          code: 'KHO',
          nameEn: 'Khordha',
          nameOr: 'ଖୋର୍ଦ୍ଧା',
        },
        {
          id: 1,
          version: 1,
          isActive: true,
          code: 'PUR',
          nameEn: 'Puri',
          nameOr: 'ପୁରୀ',
        },
      ],
      total: 2,
    },
  },
  tahasil: {
    status: 200,
    result: {
      rows: [
        {
          id: 11,
          version: 1,
          isActive: true,
          districtId: 1,
          nameEn: 'Astaranga',
          nameOr: 'ଅସ୍ତରଙ୍ଗ',
          districtLabel: 'Puri',
        },
        {
          id: 15,
          version: 1,
          isActive: true,
          districtId: 2,
          nameEn: 'Balianta',
          nameOr: 'ବାଲିଅନ୍ତା',
          districtLabel: 'Khordha',
        },
      ],
      total: 21,
    },
  },
  mouza: {
    status: 200,
    result: {
      rows: [
        {
          id: 28,
          version: 1,
          isActive: true,
          tahasilId: 4,
          nameEn: 'Algum',
          tahasilLabel: 'Satyabadi',
        },
        {
          id: 26,
          version: 1,
          isActive: true,
          tahasilId: 4,
          nameEn: 'Alisa',
          tahasilLabel: 'Satyabadi',
        },
      ],
      total: 104,
    },
  },
  kisam: {
    status: 200,
    result: {
      rows: [
        {
          id: 3,
          version: 1,
          isActive: true,
          name: 'Gharabari',
          nameOr: 'ଘରବାରି',
          nameHi: 'घरबारी',
          kisamClass: 'homestead',
        },
        {
          id: 1,
          version: 2,
          isActive: true,
          name: 'Sarada-1',
          nameOr: 'ଶାରଦ ଏକ',
          nameHi: 'शारद एक',
          kisamClass: 'wet',
        },
      ],
      total: 2,
    },
  },
  satwa: {
    status: 200,
    result: {
      rows: [
        {
          id: 1,
          version: 1,
          isActive: true,
          name: 'Debottar',
          nameOr: 'ଦେବୋତ୍ତର',
          nameHi: 'देबोत्तर',
          satwaClass: 'deity',
        },
      ],
      total: 1,
    },
  },
  rate: {
    status: 200,
    result: {
      rows: [
        {
          id: 1,
          version: 1,
          isActive: true,
          holding: 'purchase',
          mouzaId: null,
          kisam: '',
          ratePerAcre: 450000,
          concessionPercent: 20,
          concessionUpTo: 1,
          fee: 500,
          applicationFee: 100,
          effectiveFrom: '2025-11-25T23:40:06.239Z',
          orderNo: 'SAMPLE/RATES/1',
          mouzaLabel: '',
        },
      ],
      total: 1,
    },
  },
  khatian: {
    status: 200,
    result: {
      rows: [
        {
          id: 1,
          version: 1,
          isActive: true,
          mouzaId: 1,
          number: '1',
          ownerLine: 'Shri Jagannath Mahaprabhu Bije, Puri',
          marfatdar: 'Shri Jagannath Mandira Parichalana Committee',
          satwa: 'Debottar',
          rent: 120.5,
          cess: 30,
          rorStatus: 'final',
          publishedOn: '1988-03-12',
          isWaiting: false,
          mouzaLabel: 'Matitota',
        },
        {
          id: 2,
          version: 1,
          isActive: true,
          mouzaId: 2,
          number: '1',
          mouzaLabel: 'Balukhanda',
        },
      ],
      total: 109,
    },
  },
  plot: {
    status: 200,
    result: {
      rows: [
        {
          id: 1,
          version: 1,
          isActive: true,
          khatiyanId: 1,
          code: '1-1',
          number: '1',
          kisam: 'Sarada-3',
          area: 30.4761,
          status: 'available',
          khatiyanLabel: '1',
        },
        {
          id: 2,
          version: 1,
          isActive: true,
          khatiyanId: 2,
          code: '2-1',
          number: '1',
          kisam: 'Gharabari',
          area: 107.0072,
          status: 'available',
          khatiyanLabel: '1',
        },
      ],
      total: 240,
    },
  },
} satisfies Lists;
