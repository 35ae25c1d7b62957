type Spam = { name: string; email: string; text: string; more?: string };

export const spam: readonly Spam[] = [
  {
    name: "RobertSmoak",
    email: "seo.rank@example.com",
    text: "Get your site to page 1 of Google in 7 days GUARANTEED. Reply YES for a free audit.",
  },
  {
    name: "Crypto Desk",
    email: "yield@example.com",
    text: "Your wallet has a pending balance of 2.41 BTC. Claim at https://claim.example.com/w/9913",
  },
  {
    name: "KathrynVob",
    email: "kathrynvob@example.org",
    text: "Hello nice website i find you on map want talk with you my photo is here https://photo.example.com",
  },
  {
    name: "Leadgen Team",
    email: "b2b-lists@example.com",
    text: "We have 48,000 verified wellness decision makers in the Benelux. CSV, updated weekly. Interested?",
    more: "Price list in reply. Discount for the first ten.",
  },
  {
    name: "qwyTRbnXz",
    email: "zx9q1@example.org",
    text: "sfdkjh sdfkjh 8812 [url=https://pills.example.com]best price[/url]",
  },
  {
    name: "Best Casino Online",
    email: "spins@example.com",
    text: "200 free spins, no deposit, withdraw today! https://spins.example.com",
  },
  {
    name: "Ghost Writer",
    email: "books-in-14-days@example.com",
    text: "Dear Author, we write, print and promote your bestseller in 14 days. Only 3 places left.",
  },
  {
    name: "Mr. Adewale (Attorney)",
    email: "estate.late@example.com",
    text: "A late relative bearing your surname left USD 9.5M. Kindly reply in confidence with your full particulars.",
    more: "The bank closes the file on Friday.",
  },
  {
    name: "Mira",
    email: "guestpost@example.org",
    text: "I loved your article! May I contribute a guest post on “10 ways to hack your mindset”? We pay USD 60.",
  },
  { name: "test test", email: "test@example.com", text: "<script>alert(1)</script>" },
  {
    name: "Solar4You",
    email: "offer-solar@example.com",
    text: "Homeowners in your area save 70%. Check now whether your roof qualifies.",
  },
];

/** A real person whose browser filled the form in within a second. */
export const falsePositive: Spam = {
  name: "Jolanda K.",
  email: "jolanda.k@example.org",
  text: "My browser knows my name better than I do at the moment. I nurse at night and would like to sit somewhere with people who are awake.",
};

/** A real person whose form the team has released from the quarantine. */
export const releasedForm: Spam = {
  name: "Rory McA.",
  email: "rory.mca@example.com",
  text: "Filled this in for the third time today, in case it is you who is deciding whether I am serious.",
};
