export const firstNames =
  `Sanne Daan Lotte Bram Femke Joost Noor Teun Mila Sem Fleur Jasper Roos Thomas Eva Niels Maud Stijn Iris Koen Anouk
Wouter Lieke Sander Merel Jeroen Esther Maarten Saskia Rutger Marloes Floris Wietske Sjoerd Tessa Gijs Jolanda Freek
Annika Lars Johanna Matthias Katrin Jürgen Heike Tobias Ulrike Florian Sabine Käthe Élise Mathilde Benoît Chloé Hugo
Aurélie Océane Rémi Camille Zoë Siobhán Rory Imogen Fergus Nell Alasdair Bronwen Hamish Orla Dylan Priti Arjun Meera
Vikram Ananya Mei Hao Linh Minh Haruka Kenji Soo-jin Amara Kwame Zainab Tendai Abena Chidi Leila Omar Yasmin Karim
Nour Samir Dilara Emre Elif Burak Zeynep Ivana Goran Milena Piotr Kasia Agnieszka Tomasz Zuzana Petra Václav Ilona
Gábor Réka Inês Tiago Lucía Javier Marisol Rafael Giulia Lorenzo Chiara Davide Eirini Nikos Astrid Bjørn Sigrid Mikkel
Freja Aino Juhani Hilde Øyvind Liv Ewa Marta Ruben-Jan Marie-Louise Anne-Fleur Hanna Miriam Tamar Noa Ilana`.split(
    /\s+/,
  );

export const initials = [..."ABCDEFGHIJKLMNOPRSTVWZ"];

export const regions = [
  "Utrecht",
  "Ghent",
  "Rotterdam",
  "Groningen",
  "Cork",
  "Leipzig",
  "Zeeland",
  "Antwerp",
  "Den Haag",
  "Lisbon",
  "Friesland",
  "Bristol",
];

export const oddNames = [
  "noor",
  "The Other Anna",
  "J.",
  "mum of four (three at home)",
  "Dr. med. Friederike-Charlotte von der H. zu L.",
  "Wolfeschlegelsteinhausen (yes, really)",
  "Oma Ria",
  "Xu",
  "O'",
  "just Piet",
  "Nguyễn Thị Kh.",
  "Ayşe Ğ.",
  "سمر",
  "Tuğçe 🌿",
];
